import type { Turn } from './paragraphsOf.ts'

const TIMING = /^\s*((?:\d{1,3}:)?\d{2}:\d{2})[.,]\d{3}\s+-->/
const VOICE = /^<v(?:\.[^\s.>]+)*\s+([^>\s][^>]*)>/
const NAME = /^([\p{L}\p{N}][^:.!?<>]{0,38}):\s+(?=\S)/u
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' }

/** A paragraph ends with a sentence after this many characters, so that its time stays near its words. */
const LONG = 500

interface OpenTurn {
  speaker: string
  time: string
  text: string
}

/** Whether a text is a file of captions. */
export const isCaptions = (text: string): boolean => /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text.slice(0, 20))

/**
 * Reads captions (https://www.w3.org/TR/webvtt1/) as turns. Captions that follow each other with the same speaker are
 * one turn.
 */
export function readCaptions(text: string): readonly Turn[] {
  const turns: OpenTurn[] = []
  for (const block of text.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n/)) {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => TIMING.test(line))
    const time = TIMING.exec(lines[at] ?? '')?.[1]
    if (time === undefined) continue
    for (const line of lines.slice(at + 1)) addLine(turns, line, time)
  }
  return turns
}

function addLine(turns: OpenTurn[], line: string, time: string): void {
  const voice = VOICE.exec(line)?.[1]
  const plain = line
    .replace(/<[^<>]*>/g, '')
    .replace(/&(\w{2,4});/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim()
  const named = voice === undefined ? NAME.exec(plain) : null
  const speaker = voice ?? named?.[1]
  const words = plain.slice(named?.[0].length ?? 0)
  const last = turns.at(-1)
  if (words === '') return
  const isFull = last !== undefined && last.text.length > LONG && /[.!?…]$/.test(last.text)
  if (last && !isFull && (speaker === undefined || speaker === last.speaker)) last.text += ` ${words}`
  else turns.push({ speaker: speaker ?? last?.speaker ?? '', time, text: words })
}
