import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { formatText, type Language, type Text, type Values } from '@pasok/domain/kernel/texts'
import { escapeHtml } from '../mail/mail-layout'

const STYLE = `
:root{color-scheme:light dark;--page:#f8f9fa;--card:#fff;--line:#e6e9ec;--ink:#242b32;--quiet:#57616c;--accent:#0f766e;--on-accent:#fff;--late:#b45309}
@media (prefers-color-scheme:dark){:root{--page:#14191d;--card:#1e2429;--line:#3a434b;--ink:#e4e8eb;--quiet:#98a2ab;--accent:#2dd4bf;--on-accent:#0e1215;--late:#fbbf24}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:14px/20px Inter,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{max-width:960px;margin:0 auto;padding:24px 16px 48px}
header{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;justify-content:space-between}
h1{margin:0;font-size:24px;line-height:32px;font-weight:600;overflow-wrap:anywhere}
h2{margin:24px 0 8px;font-size:16px;line-height:24px;font-weight:600}
p{margin:4px 0 16px}
.quiet{color:var(--quiet)}
a{color:var(--accent)}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin:16px 0}
label{display:grid;gap:4px;flex:1 1 240px;max-width:360px;font-weight:500}
input,button{font:inherit;color:inherit;min-height:36px;padding:0 12px;border:1px solid var(--line);border-radius:8px;background:var(--card)}
input{width:100%}
button{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:500;cursor:pointer}
:is(a,input,select,button):focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.clear{align-self:center;padding:8px}
.card{background:var(--card);border:1px solid var(--line);border-radius:8px;overflow:hidden}
table{width:100%;border-collapse:collapse;font-size:13px}
th{text-align:left;font-weight:500;color:var(--quiet)}
th:first-child{width:45%}
th,td{padding:10px 16px;vertical-align:top;overflow-wrap:anywhere}
tbody tr{border-top:1px solid var(--line)}
td:first-child a{font-weight:500}
.time{white-space:nowrap;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:8px 0 16px}
dt{color:var(--quiet)}
dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:640px;border:0}
pre{margin:0;padding:16px;font:13px/20px ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
.empty{padding:48px 16px;text-align:center;color:var(--quiet)}
.top{border-radius:8px;padding:16px;margin:16px 0}
.figure{margin:0;font-size:24px;line-height:32px;font-weight:600;font-variant-numeric:tabular-nums}
.chip{display:inline-block;padding:1px 8px;border:1px solid var(--line);border-radius:999px;font-size:12px;line-height:18px;white-space:nowrap}
.late{border-color:var(--late);color:var(--late)}
.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.copy{font-variant-numeric:tabular-nums;user-select:all}
select{font:inherit;color:inherit;min-height:36px;padding:0 8px;border:1px solid var(--line);border-radius:8px;background:var(--card);width:100%}
button.second{background:var(--card);border-color:var(--line);color:inherit}
.short{flex:0 1 120px}
@media (max-width:640px){
thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
tbody tr{display:grid;gap:2px;padding:12px 16px}
tbody tr:first-child{border-top:0}
td{padding:0}
td a{display:block;padding:4px 0}
input,select,button{min-height:44px}
button{flex:1 1 auto}
label{max-width:none;flex-basis:100%}
.clear{padding:12px}
}`

/** Renders a page of the server itself, without scripts, in the application's style. */
export function plainPage(language: Language, title: string, content: string): string {
  const product = escapeHtml(formatText(shellTexts.product, language))
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${product}</title>
<link rel="icon" href="/favicon.svg">
<style>${STYLE}</style>
</head>
<body><main>
${content}
</main></body>
</html>
`
}

/** Returns a function that translates texts and escapes them for HTML. */
export const speaker = (language: Language) => (text: Text, values?: Values) =>
  escapeHtml(formatText(text, language, values))
