import type { Page } from '@playwright/test'
import { type MeasuredKeys, measureKeys } from '../measureKeys.ts'
import type { PeerEditor, PeerPages } from '../peers/servePeers.ts'

/** Lines in the format that storeStudy writes. */
export const linesOfBench = (count: number): readonly string[] =>
  Array.from({ length: count }, (_none, at) => lineOf(at))

/** Measures typing into the fourth line of another editor. */
export async function measurePeerEditor(
  page: Page,
  peers: PeerPages,
  editor: PeerEditor,
  keys: number,
): Promise<MeasuredKeys> {
  await page.goto(peers.urlOf(editor))
  return measureKeys(page, page.getByText(lineOf(3)).first(), keys)
}

function lineOf(at: number): string {
  return `Minimize the time it takes to find a loose post in row ${'abcdefghij'.charAt(at % 10)} ${at} when the ground is wet`
}
