/** A separate module, so that importing the media type does not load the writer. */
export const WORKBOOK_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const DOCUMENT_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
export const PRESENTATION_MEDIA_TYPE =
  'application/vnd.openxmlformats-officedocument.presentationml.presentation'
