/** The universal job map's eight categories, in their ideal order (docs/method.md §3). */
export const JOB_STEP_CATEGORIES = [
  'Define',
  'Locate',
  'Prepare',
  'Confirm',
  'Execute',
  'Monitor',
  'Modify',
  'Conclude',
] as const
export type JobStepCategory = (typeof JOB_STEP_CATEGORIES)[number]
