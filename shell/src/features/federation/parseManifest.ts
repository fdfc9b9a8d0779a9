import { isRecord } from '@outcome-studio/shared/domain/base'

/** What the shell reads of the manifest of a feature. */
export interface FeatureManifest {
  /** Federation name, for example "mfe_account". */
  readonly name: string
  /** Path of the script with the container, from the manifest. */
  readonly entry: string
  /** Global variable in which that script puts the container. */
  readonly globalName: string
  /** Digests by file name. */
  readonly integrity: Readonly<Record<string, string>>
  /** Names that it imports from each shared module. Builds for other shells may have none. */
  readonly needs: Readonly<Record<string, readonly string[]>>
  /** Whether the container runs only on the federation runtime of the page, as in all earlier builds. */
  readonly needsRuntime: boolean
}

/** A manifest is malformed. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError'
}

/**
 * Parses the manifest of a feature. By hand, because most areas have no other use for the schema library.
 * @throws SyntaxError if the text is not JSON
 * @throws ManifestError
 */
export function parseManifest(text: string): FeatureManifest {
  const { name, metaData, integrity = {}, needs = {}, needsRuntime } = fieldsOf(JSON.parse(text))
  const { remoteEntry, globalName } = fieldsOf(metaData)
  const { name: file, path = '' } = fieldsOf(remoteEntry)
  if (
    isText(name) &&
    isText(globalName) &&
    isText(file) &&
    isText(path) &&
    isRecordOf(integrity, isText) &&
    isRecordOf(needs, isListOfTexts)
  ) {
    const entry = path === '' ? file : `${path}/${file}`
    return { name, entry, globalName, integrity, needs, needsRuntime: needsRuntime !== false }
  }
  throw new ManifestError('The manifest of a feature is malformed.')
}

const fieldsOf = (value: unknown) => (isRecord(value) ? value : {})
const isText = (value: unknown): value is string => typeof value === 'string'
const isListOfTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText)

function isRecordOf<Value>(
  value: unknown,
  isValue: (each: unknown) => each is Value,
): value is Readonly<Record<string, Value>> {
  return isRecord(value) && Object.values(value).every(isValue)
}
