import { DARK, LIGHT } from '../../mail/frame/mailColors.ts'

const declare = (scheme: Readonly<Record<string, string>>): string =>
  Object.entries(scheme)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** The style of the pages of events that everybody may open. */
export const PUBLIC_PAGE_STYLE = [
  `:root{color-scheme:light dark;${declare(LIGHT)}}@media (prefers-color-scheme:dark){:root{${declare(DARK)}}}`,
  '*{box-sizing:border-box}h1,h2,p{margin:0}[hidden]{display:none!important}',
  'body{margin:0;font:16px/1.6 Inter,system-ui,sans-serif;background:var(--canvas);color:var(--text);overflow-wrap:anywhere}',
  'a{color:var(--accent)}:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}',
  'header,main,footer{max-width:720px;margin:auto;padding:20px 24px}',
  'header{display:flex;align-items:center;justify-content:space-between;gap:16px}',
  '.brand{display:flex;align-items:center;gap:10px;color:var(--text);font-weight:600;text-decoration:none}',
  'main{display:grid;gap:28px;padding-block:32px 24px}h1{font-size:32px;line-height:1.2;letter-spacing:-.02em;text-wrap:balance}',
  'h2{margin-bottom:8px;font-size:17px}.muted,footer{color:var(--textMuted);font-size:14px}',
  '.title{display:grid;gap:8px}.when{display:flex;gap:16px;align-items:flex-start}',
  '.tile{flex:none;width:72px;overflow:hidden;border:1px solid var(--border);border-radius:10px;background:var(--surface);text-align:center;font-size:13px;line-height:1.4}',
  '.tile>:first-child{padding:3px 0;background:var(--accentSoft);color:var(--accent);font-weight:600}',
  '.tile>:nth-child(2){padding-top:4px;font-size:26px;font-weight:650;line-height:1.2}.tile>:last-child{padding-bottom:5px;color:var(--textMuted)}',
  '.when strong{display:block;font-size:20px;line-height:1.4}summary{width:fit-content;cursor:pointer}details{margin-top:4px}',
  '.act{display:flex;flex-wrap:wrap;align-items:center;gap:12px 16px}',
  '.button{display:inline-block;padding:12px 24px;border-radius:8px;background:var(--accent);color:var(--onAccent);font-weight:600;line-height:20px;text-decoration:none;text-align:center}',
  '.notice{padding:12px 16px;border-radius:8px;background:var(--accentSoft)}.agenda{white-space:pre-line}',
  'section{padding-top:24px;border-top:1px solid var(--border)}.person{display:flex;gap:16px;align-items:center}',
  '.photo{display:grid;place-items:center;flex:none;width:56px;height:56px;border-radius:50%;background:var(--accentSoft);color:var(--accent);font-size:22px;font-weight:650;object-fit:cover}',
  'footer{padding-bottom:48px}',
  '@media (max-width:480px){header,main,footer{padding-inline:16px}h1{font-size:26px}main{gap:24px;padding-top:16px}.button{width:100%}}',
  '@media (forced-colors:active){.button,.tile,.photo{border:1px solid}}',
].join('')
