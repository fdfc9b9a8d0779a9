/** What is stored is not what this version writes: the data folder is damaged or of another version. */
export class DamagedRecordError extends Error {
  override readonly name = 'DamagedRecordError'
}
