import { storeStudy } from '../../support/storeStudy.ts'
import { linesOfBench, measurePeerEditor } from '../keys/measurePeerEditor.ts'
import { leaveUnsaved, type MeasuredStudy, measureStudy } from '../keys/measureStudy.ts'
import { type MeasuredKeys, measureKeys } from '../measureKeys.ts'
import { openNeeds, storeNeeds } from '../needs/needsOfBench.ts'
import { installPeers } from '../peers/installPeers.ts'
import { PEER_EDITORS, type PeerEditor, servePeers } from '../peers/servePeers.ts'
import { asMember, type Bench, inContext, type Section } from './Bench.ts'

const EMAIL = 'standard@acme.test'
const KEYS = 50
const MOVES = 10
const PEER_LINES = 2_000

/** Keys of a bare field right before those of what is compared with it. */
export interface ComparedKeys {
  readonly bare: MeasuredKeys
  readonly keys: MeasuredKeys
}

export type TypingStudy = ComparedKeys & Pick<MeasuredStudy, 'moveP95' | 'undoP95' | 'reopenMs'>

/** One run. */
export interface TypingResult {
  readonly study300: TypingStudy
  readonly study2000: TypingStudy
  readonly needs: ComparedKeys
  readonly peers: Readonly<Record<PeerEditor, ComparedKeys>>
}

/** Typing, moves and undo in studies, typing in the needs map and in other editors, each beside a bare field. */
export async function openTyping(bench: Bench): Promise<Section<TypingResult>> {
  const { stack } = bench
  const nameOf = (size: number) => `Typing ${size}`
  for (const size of [300, 2000]) {
    await storeStudy({
      ...{ portOffset: stack.portOffset, email: EMAIL },
      ...{ docName: nameOf(size), statements: size },
    })
  }
  await storeNeeds(stack.portOffset)
  const peers = await servePeers(installPeers(), linesOfBench(PEER_LINES))

  const measureStudyOf = async (size: number): Promise<TypingStudy> => {
    const bare = await measureBare(bench)
    const study = await asMember(bench, EMAIL, async (_context, page) => {
      const measured = await measureStudy(page, {
        ...{ shellUrl: stack.shellUrl, name: nameOf(size), size, keys: KEYS, moves: MOVES },
      })
      await leaveUnsaved(page)
      return measured
    })
    return { ...study, bare }
  }
  const measureNeeds = async (): Promise<ComparedKeys> => {
    const bare = await measureBare(bench)
    const keys = await asMember(bench, EMAIL, async (_context, page) => {
      await page.goto(`${stack.shellUrl}/needs-framework`)
      await openNeeds(page)
      const outcomes = page.getByRole('region', { name: 'Desired outcomes' })
      const goal = (number: number) => outcomes.getByRole('textbox', { name: `Goal ${number}`, exact: true })
      await goal(100).waitFor({ state: 'attached' })
      const measured = await measureKeys(page, goal(3), goal(3), KEYS)
      await leaveUnsaved(page)
      return measured
    })
    return { bare, keys }
  }
  const measurePeer = async (editor: PeerEditor): Promise<ComparedKeys> => {
    const bare = await measureBare(bench)
    const keys = await inContext(bench, (_context, page) => measurePeerEditor(page, peers, editor, KEYS))
    return { bare, keys }
  }
  return {
    measure: async () => {
      const [codemirror, prosemirror] = PEER_EDITORS
      return {
        study300: await measureStudyOf(300),
        study2000: await measureStudyOf(2000),
        needs: await measureNeeds(),
        peers: {
          [codemirror]: await measurePeer(codemirror),
          [prosemirror]: await measurePeer(prosemirror),
        },
      }
    },
    release: () => peers.close(),
  }
}

const measureBare = (bench: Bench): Promise<MeasuredKeys> =>
  inContext(bench, async (_context, page) => {
    await page.setContent('<textarea rows="3" cols="80" aria-label="bare"></textarea>')
    const field = page.getByLabel('bare')
    return measureKeys(page, field, field, KEYS)
  })
