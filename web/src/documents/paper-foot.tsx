/** Code of the document at the foot of every printed page. */
export function PaperFoot({ code }: { code: string }) {
  const content = JSON.stringify(code)
  return <style>{`@page { @bottom-left { font: 8pt sans-serif; content: ${content} } }`}</style>
}
