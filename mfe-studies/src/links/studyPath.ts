/** The address of a study in Outcome Validation. */
export const studyPath = (docName: string): string => `/outcome-validation/${encodeURIComponent(docName)}`
