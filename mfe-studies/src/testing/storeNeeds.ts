import { memory } from '@outcome-studio/shared/data/testing'
import {
  goalId,
  type NeedLayer,
  type Needs,
  type NeedsHeader,
  needsUuid,
} from '@outcome-studio/shared/domain/needs'

export type TextsByLayer = Partial<Readonly<Record<NeedLayer, readonly string[]>>>

/** A needs document with one goal for each text; ids are made of the layer and the place. */
export function exampleNeeds(name: string, texts: TextsByLayer = {}): Needs {
  const layers = Object.entries({ core: ['reach a destination on time'], ...texts })
  return {
    uuid: needsUuid(name),
    vertical: 'Public transport',
    goals: layers.flatMap(([layer, ofLayer]) =>
      ofLayer.map((text, at) => ({ id: goalId(`${layer}-${at + 1}`), layer: layer as NeedLayer, text })),
    ),
    states: [],
  }
}

export const storeNeeds = (docName: string, texts?: TextsByLayer): Promise<NeedsHeader> =>
  memory().needs.save({ docName, content: exampleNeeds(docName, texts), basedOnRevision: null })
