/** Every address below /admin that nothing else answers: behind the guard, it tells strangers nothing. */
export { default, loader } from "#app/routes/site/not-found.tsx";
