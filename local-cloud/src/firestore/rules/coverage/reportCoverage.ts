import type { CoverageReport, ExpressionReport } from '../../schema/CoverageReport.ts'
import type { Expression, FunctionDeclaration, MatchBlock, Ruleset } from '../syntax/Ast.ts'
import { childrenOf } from '../syntax/childrenOf.ts'
import type { RuleCoverage } from './RuleCoverage.ts'

const FILE_NAME = 'firestore.rules'

/** @param source text of the ruleset */
export function reportCoverage(source: string, ruleset: Ruleset, coverage: RuleCoverage): CoverageReport {
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const reportOf = (expression: Expression): ExpressionReport => {
    const values = coverage.of(expression)
    const children = childrenOf(expression).map(reportOf)
    const { start, end } = expression.span
    const line = lineStarts.findLastIndex((lineStart) => lineStart <= start)
    return {
      sourcePosition: {
        fileName: FILE_NAME,
        line: line + 1,
        column: start - (lineStarts[line] ?? 0) + 1,
        currentOffset: start,
        endOffset: end,
      },
      ...(values.length > 0 ? { values } : {}),
      ...(children.length > 0 ? { children } : {}),
    }
  }
  return {
    rules: { files: [{ name: FILE_NAME, content: source }] },
    report: rootsOf(ruleset)
      .toSorted((a, b) => a.span.start - b.span.start)
      .map(reportOf),
  }
}

function rootsOf({ functions, services }: Ruleset): readonly Expression[] {
  return [
    ...inFunctions(functions),
    ...services.flatMap((service) => [
      ...inFunctions(service.functions),
      ...service.matches.flatMap(rootsOfMatch),
    ]),
  ]
}

function rootsOfMatch({ functions, allows, matches }: MatchBlock): readonly Expression[] {
  return [
    ...inFunctions(functions),
    ...allows.flatMap(({ condition }) => (condition === null ? [] : [condition])),
    ...matches.flatMap(rootsOfMatch),
  ]
}

function inFunctions(functions: ReadonlyMap<string, FunctionDeclaration>): readonly Expression[] {
  return [...functions.values()].flatMap(({ bindings, result }) => [
    ...bindings.map(({ value }) => value),
    result,
  ])
}
