import { z } from 'zod'
import { PROJECT_ID } from './startServer.ts'

const expressionSchema = z.object({
  sourcePosition: z.object({
    line: z.number(),
    column: z.number(),
    currentOffset: z.number(),
    endOffset: z.number(),
  }),
  /** Missing if the expression was never evaluated. */
  values: z.array(z.unknown()).optional(),
  get children() {
    return z.array(expressionSchema).optional()
  },
})
type Expression = z.output<typeof expressionSchema>
const coverageSchema = z.object({
  rules: z.object({ files: z.array(z.object({ content: z.string() })) }),
  report: z.array(expressionSchema),
})

/** An expression of the rules. */
export interface Covered {
  readonly start: number
  readonly end: number
  readonly isEvaluated: boolean
  /** "line:column text" for a message. */
  readonly label: string
}

/** Which expressions of the rules were evaluated since the rules were set, as the emulator reports it. */
export async function readCoverage(port: number): Promise<readonly Covered[]> {
  const response = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/${PROJECT_ID}:ruleCoverage`)
  const { rules, report } = coverageSchema.parse(await response.json())
  const source = rules.files[0]?.content ?? ''
  const withChildren = (expression: Expression): readonly Covered[] => {
    const { line, column, currentOffset: start, endOffset: end } = expression.sourcePosition
    return [
      {
        start,
        end,
        isEvaluated: expression.values !== undefined,
        label: `${line}:${column} ${source.slice(start, end)}`,
      },
      ...(expression.children ?? []).flatMap(withChildren),
    ]
  }
  return report.flatMap(withChildren)
}
