import { linesOfBench, measurePeerEditor } from '../keys/measurePeerEditor.ts'
import { installPeers } from '../peers/installPeers.ts'
import { type PeerEditor, servePeers } from '../peers/servePeers.ts'
import { type Bench, inContext, type Section } from './Bench.ts'
import { type ComparedKeys, measureBare, SHORT_KEYS } from './measureBare.ts'

const LINES = 2_000

/** One run. */
export type PeersResult = Readonly<Record<PeerEditor, ComparedKeys>>

/** Typing in other editors with 2,000 lines, each beside a bare field. */
export async function openPeers(bench: Bench): Promise<Section<PeersResult>> {
  const peers = await servePeers(installPeers(), linesOfBench(LINES))
  const compare = async (editor: PeerEditor): Promise<ComparedKeys> => {
    const bare = await measureBare(bench)
    const keys = await inContext(bench, (_context, page) =>
      measurePeerEditor(page, peers, editor, SHORT_KEYS),
    )
    return { bare, keys }
  }
  return {
    measure: async () => ({
      codemirror: await compare('codemirror'),
      prosemirror: await compare('prosemirror'),
    }),
    release: () => peers.close(),
  }
}
