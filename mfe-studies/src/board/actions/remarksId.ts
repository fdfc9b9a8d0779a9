/** Id of the element with the remarks on a goal, which describes the goal's field. */
export const remarksId = (goalId: string): string => `remarks-${goalId}`
