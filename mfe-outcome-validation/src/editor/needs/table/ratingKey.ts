/** Key under which an outcome's row requests and offers focus. */
export const ratingKey = (statementId: string): string => `rating of ${statementId}`
