/** What a browser has understood: one part of what was spoken. */
interface SpeechPart {
  readonly isFinal: boolean
  readonly 0: { readonly transcript: string }
}

export interface SpeechResult {
  /** Index of the first part that has changed. */
  readonly resultIndex: number
  readonly results: ArrayLike<SpeechPart>
}

/** The part of the browser's SpeechRecognition that dictation uses. */
export interface SpeechRecognizer {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: SpeechResult) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  abort(): void
}

/** Returns what creates a recognizer; null in a browser without one. @param scope the page */
export function speechRecognition(scope: object): (() => SpeechRecognizer) | null {
  const found: unknown =
    Reflect.get(scope, 'SpeechRecognition') ?? Reflect.get(scope, 'webkitSpeechRecognition') ?? null
  return typeof found === 'function' ? () => Reflect.construct(found, []) as SpeechRecognizer : null
}
