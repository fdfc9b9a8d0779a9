import { type Html, html } from '../../../pages/html.ts'
import type { CoverageReport, ExpressionReport } from '../../schema/CoverageReport.ts'

/** Renders the rules with each expression's values as its tooltip. Expressions that were never evaluated are marked. */
export function coveragePage({ rules, report }: CoverageReport): Html {
  const [{ name, content }] = rules.files
  const all = report.flatMap(withChildren)
  const evaluated = all.filter(({ values }) => values !== undefined).length
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="color-scheme" content="light dark">
    <title>Rule coverage · ${name}</title>
    <style>
      mark { background: #c62828; color: #fff; }
    </style>
  </head>
  <body>
    <h1>${name}</h1>
    <p>${evaluated} of ${all.length} expressions were evaluated. The others are marked.</p>
    <pre>${renderRange(content, 0, content.length, report)}</pre>
  </body>
</html>
`
}

function withChildren(report: ExpressionReport): readonly ExpressionReport[] {
  return [report, ...(report.children ?? []).flatMap(withChildren)]
}

/** Renders a range of the source with the reports that lie in it. */
function renderRange(
  content: string,
  start: number,
  end: number,
  reports: readonly ExpressionReport[],
): readonly Html[] {
  const parts: Html[] = []
  let at = start
  for (const report of inOrder(reports)) {
    const { currentOffset, endOffset } = report.sourcePosition
    parts.push(html`${content.slice(at, currentOffset)}`, renderExpression(content, report))
    at = endOffset
  }
  return [...parts, html`${content.slice(at, end)}`]
}

function renderExpression(content: string, { sourcePosition, values, children }: ExpressionReport): Html {
  const { currentOffset, endOffset } = sourcePosition
  const inner = renderRange(content, currentOffset, endOffset, children ?? [])
  if (values === undefined) return html`<mark title="never evaluated">${inner}</mark>`
  const title = values.map(({ value, count }) => `${count} × ${JSON.stringify(value)}`).join('\n')
  return html`<span title="${title}">${inner}</span>`
}

function inOrder(reports: readonly ExpressionReport[]): readonly ExpressionReport[] {
  return reports.toSorted((a, b) => a.sourcePosition.currentOffset - b.sourcePosition.currentOffset)
}
