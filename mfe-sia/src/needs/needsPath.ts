/** The address of a needs document in its editor. */
export const needsPath = (docName: string): string => `/needs-framework/${encodeURIComponent(docName)}`
