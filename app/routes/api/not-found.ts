/** Every address under /api that nothing else answers. */
export const loader = () => Response.json({ message: "Not Found" }, { status: 404 });

export const action = loader;
