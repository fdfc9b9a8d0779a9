import type { Remark } from '@outcome-studio/shared/domain/study'

type ShownRemark = Pick<Remark, 'severity' | 'message' | 'suggestion'>

/**
 * A statement with the checker's remarks, written out so that the page can show them before the checker is loaded. A
 * test compares both.
 */
export const EXAMPLE_STATEMENT: { readonly text: string; readonly remarks: readonly ShownRemark[] } = {
  text: 'Reduce the time it takes to quickly find a table when arriving',
  remarks: [
    {
      severity: 'warning',
      message: 'Use "Minimize" for the direction, so that all statements read alike.',
      suggestion: {
        label: 'Use "Minimize"',
        replacement: 'Minimize the time it takes to quickly find a table when arriving',
      },
    },
    {
      severity: 'warning',
      message: '"quickly" hides a second measure. Leave it out, or measure it in a statement of its own.',
      suggestion: {
        label: 'Leave out "quickly"',
        replacement: 'Reduce the time it takes to find a table when arriving',
      },
    },
  ],
}
