import type { Pause } from '@outcome-studio/shared/files'
import { createSlices, FILE_LIMITS, FileProblem } from '@outcome-studio/shared/files'

/** Characters that are looked at between two pauses. */
const STEP = 4_096
const [COMMA, LIST, OBJECT] = [',', '[', '{'].map((character) => character.charCodeAt(0))

/**
 * Parses JSON. Its values are counted first, because parsing cannot be interrupted.
 * @throws FileProblem if it is damaged or has more than FILE_LIMITS.jsonValues
 */
export async function readJson(text: string, pause: Pause): Promise<unknown> {
  const nextSlice = createSlices(pause)
  let values = 0
  for (let from = 0; from < text.length; from += STEP) {
    await nextSlice(STEP)
    const end = Math.min(text.length, from + STEP)
    for (let at = from; at < end; at += 1) {
      const code = text.charCodeAt(at)
      // A comma in a text counts too. That is simpler, and the limit allows for it.
      if (code === COMMA || code === LIST || code === OBJECT) values += 1
    }
    if (values > FILE_LIMITS.jsonValues) throw tooManyValues()
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new FileProblem(
      'This JSON file is damaged or incomplete. Export it again, then choose the new file.',
      { cause },
    )
  }
}

function tooManyValues(): FileProblem {
  return new FileProblem(
    `This JSON file is too large: at most ${FILE_LIMITS.jsonValues.toLocaleString('en-US')} values can be read. Keep the statements alone and save them as a file of their own.`,
  )
}
