/** At the foot of every page of paper: which document it is of. */
export function PaperFoot({ code }: { code: string }) {
  const content = JSON.stringify(code)
  return <style>{`@page { @bottom-left { font: 8pt sans-serif; content: ${content} } }`}</style>
}
