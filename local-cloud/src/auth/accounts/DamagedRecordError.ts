/** A stored record does not match the schema: the data folder is damaged or of another version. */
export class DamagedRecordError extends Error {
  override readonly name = 'DamagedRecordError'
}
