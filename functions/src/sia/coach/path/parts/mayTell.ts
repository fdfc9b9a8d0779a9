import type { MessagePart } from '../../messages/splitMessage.ts'

/** Whether a part tells what happens, or may happen, rather than who talks. */
export const mayTell = ({ text, kind }: MessagePart): boolean =>
  (kind === 'clause' && (text.split(' ').length > 3 || NOBODY.test(text)) && !OF_SPEAKER.test(text)) ||
  (kind === 'gerund' && text.split(' ').length > 1) ||
  (kind === 'nouns' && / .* /.test(text) && !OF_SPEAKER.test(text))
/** "nobody tells us" */
const NOBODY = /^(?:nobody|no one) \p{L}+ \p{L}/iu
const OF_SPEAKER = /^(?:i|we|you|he|she|it|that|this|they|what|who|my|our)\b(?! (?:can|could|might|may)\b)/i
