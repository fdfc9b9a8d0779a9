/** Where a membership is shown and bought. */
export const PLAN_PATH = '/auth/plan'
