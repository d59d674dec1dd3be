/** What somebody asked, on their side of the conversation. */
export function QuestionBubble({ children }: { children: string }) {
  return (
    <p className="ml-auto w-fit max-w-[85%] whitespace-pre-wrap rounded-2xl rounded-br-sm border border-transparent bg-brand px-4 py-2.5 text-on-brand">
      {children}
    </p>
  );
}
