const PROBLEMS: Readonly<Record<string, string>> = {
  'not-allowed':
    'Your browser does not allow the microphone here. Allow it in the browser’s settings for this site, then try again.',
  'service-not-allowed': 'Your browser does not allow dictation here.',
  'audio-capture': 'No microphone was found. Connect one, then try again.',
  network: 'The speech service of your browser can’t be reached. Try again later, or type.',
  'no-speech': 'Nothing was heard. Try again, closer to the microphone.',
}

/** Why dictation ended, by the browser's error code; null if the member ended it. */
export function dictationProblem(code: string): string | null {
  if (code === 'aborted') return null
  return PROBLEMS[code] ?? 'Dictation ended. Try again, or type.'
}
