import { counted } from '@outcome-studio/shared/domain/base'
import type { Needs } from '@outcome-studio/shared/domain/needs'
import { NEED_LAYER_TITLES } from '@outcome-studio/shared/domain/needs'
import { type Drawing, writeSvg } from '@outcome-studio/shared/files'
import { layoutMap } from '../map/layoutMap.ts'
import { pictureUse } from '../map/MapUse.ts'
import { OUTER_LAYERS, writtenGoals } from '../map/writtenGoals.ts'
import type { NeedsOpportunities } from '../opportunity/GoalOpportunity.ts'

/**
 * Draws the map of a needs document: its six layers around the core job, as large as its goals need. Empty goals are
 * left out, every other is complete.
 */
export function needsToSvg(docName: string, needs: Needs, opportunities: NeedsOpportunities): Drawing {
  return writeSvg({
    title: docName,
    description: describe(needs),
    ...layoutMap(needs, opportunities, pictureUse(docName)),
  })
}

function describe(needs: Needs): string {
  const [core] = writtenGoals(needs, 'core')
  const layers = OUTER_LAYERS.map(
    (layer) => `${NEED_LAYER_TITLES[layer]}: ${counted(writtenGoals(needs, layer).length, 'goal')}.`,
  )
  const job = core ? `Core job: ${core.text.trim()}.` : 'The core job is not written yet.'
  return `A map of needs in six layers. ${job} ${layers.join(' ')}`
}
