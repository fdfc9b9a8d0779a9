import type { Expression } from './Ast.ts'

/** Returns the direct subexpressions of an expression. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return []
    case 'list':
      return expression.items
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value])
    case 'path':
      return expression.segments.filter((segment) => typeof segment !== 'string')
    case 'member':
      return [expression.target]
    case 'index':
      return [expression.target, expression.index]
    case 'range':
      return [expression.target, expression.from, expression.to].filter((part) => part !== null)
    case 'call':
      return expression.arguments
    case 'method':
      return [expression.target, ...expression.arguments]
    case 'unary':
    case 'is':
      return [expression.operand]
    case 'binary':
      return [expression.left, expression.right]
    case 'conditional':
      return [expression.condition, expression.whenTrue, expression.whenFalse]
  }
}
