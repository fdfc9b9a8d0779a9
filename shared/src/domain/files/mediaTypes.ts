/** Apart from what writes them, so that knowing a file's type does not take its writer along. */
export const WORKBOOK_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const DOCUMENT_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
