import { counted, type NeedsCounts } from '@outcome-studio/shared/domain'

/** For example "24 goals, 1 linked study, 5 gaps". Studies and gaps are left out while there are none. */
export function describeNeedsCounts({ goals, studies, gaps }: NeedsCounts): string {
  return [
    counted(goals, 'goal'),
    ...(studies > 0 ? [counted(studies, 'linked study', 'linked studies')] : []),
    ...(gaps > 0 ? [counted(gaps, 'gap')] : []),
  ].join(', ')
}
