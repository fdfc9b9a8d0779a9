import { SIA_MESSAGE_MAX_LENGTH } from '@outcome-studio/shared/domain/coach'

/** Whether a text can be a message: neither empty nor too long, without the space around it. */
export function isSendable(text: string): boolean {
  const { length } = text.trim()
  return length > 0 && length <= SIA_MESSAGE_MAX_LENGTH
}
