import { StudioError } from '@outcome-studio/shared/domain/errors'
import * as z from 'zod/mini'
import { dropMalformed } from '../base/dropMalformed.ts'
import { studyUuid } from '../study/studyIds.ts'
import { arrangeNeeds } from './arrangeNeeds.ts'
import { NEED_LAYERS } from './NEED_LAYERS.ts'
import type { Goal, Needs } from './Needs.ts'
import { goalId, needsUuid } from './needsIds.ts'

const filled = z.string().check(z.minLength(1))
const text = z._default(z.string(), '')
const uuidOfStudy = z.pipe(filled, z.transform(studyUuid))

const study = z.looseObject({ uuid: uuidOfStudy, docName: z.string() })
const source = z.looseObject({ study: uuidOfStudy, item: filled })
const optional = { executor: filled, step: filled, study, source } satisfies Record<
  Exclude<keyof Goal, 'id' | 'layer' | 'text'>,
  z.ZodMiniType
>

const goal = z.pipe(
  dropMalformed(optional),
  z.looseObject({
    id: z.pipe(filled, z.transform(goalId)),
    /** A goal of an unknown layer is shown with the related jobs, so that it can be read and moved. */
    layer: z.catch(z.enum(NEED_LAYERS), 'related'),
    text,
    executor: z.exactOptional(optional.executor),
    step: z.exactOptional(optional.step),
    study: z.exactOptional(optional.study),
    source: z.exactOptional(optional.source),
  }),
)

const readable = z.catch(text, '')
const state = z.looseObject({
  goalId: z.pipe(filled, z.transform(goalId)),
  current: readable,
  desired: readable,
  conditions: readable,
  importance: z.catch(z.nullable(z.int().check(z.minimum(1), z.maximum(5))), null),
})

const states = z.pipe(
  z.catch(z.array(z.unknown()), []),
  z.transform((stored) =>
    stored.flatMap((each) => {
      const parsed = state.safeParse(each)
      return parsed.success ? [parsed.data] : []
    }),
  ),
)

/**
 * A stored needs document, data/needs (docs/product.md §3). Missing texts and lists read as empty; malformed optional
 * fields and states are left out. Unknown keys are preserved by a read and a write.
 */
export const needsSchema = z.pipe(
  z.looseObject({
    uuid: z.pipe(filled, z.transform(needsUuid)),
    vertical: text,
    goals: z._default(z.array(goal), []),
    states,
  }),
  z.transform(arrangeNeeds),
)

/**
 * Parses a stored needs document.
 * @throws StudioError cen/doc-loading-error with the schema's error as its cause
 */
export function parseNeeds(stored: unknown): Needs {
  const parsed = needsSchema.safeParse(stored)
  if (!parsed.success) throw new StudioError('cen/doc-loading-error', { cause: parsed.error })
  return parsed.data
}
