/** The address of a study in Outcome Validation. */
export const studyAddress = (docName: string): string => `/outcome-validation/${encodeURIComponent(docName)}`

/** Query parameter of the item that gets the focus when a document is opened. */
export const STATEMENT_PARAMETER = 'statement'

/** The address of a study that moves focus to one of its items: the job, a job step or an outcome statement. */
export const statementAddress = (docName: string, uuid: string): string =>
  `${studyAddress(docName)}?${new URLSearchParams({ [STATEMENT_PARAMETER]: uuid })}`

/** The address of a needs document in the Needs Framework. */
export const needsAddress = (docName: string): string => `/needs-framework/${encodeURIComponent(docName)}`

/** The address of a needs document that moves focus to one of its goals. */
export const goalAddress = (docName: string, id: string): string =>
  `${needsAddress(docName)}?${new URLSearchParams({ [STATEMENT_PARAMETER]: id })}`
