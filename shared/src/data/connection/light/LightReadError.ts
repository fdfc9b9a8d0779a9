/** A read over REST returned nothing that can be shown; the SDK's listener reports the reason. */
export class LightReadError extends Error {
  override readonly name = 'LightReadError'
}
