/** The address of a study in Outcome Validation. */
export const studyAddress = (docName: string): string => `/outcome-validation/${encodeURIComponent(docName)}`

/** The address of a needs document in the Needs Framework. */
export const needsAddress = (docName: string): string => `/needs-framework/${encodeURIComponent(docName)}`
