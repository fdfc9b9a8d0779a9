import type { LiveEvent, RegistrationAnswers } from '@outcome-studio/shared/domain/events'
import type { ZoomApi } from '../zoom/ZoomApi.ts'
import { mayHaveHappened } from '../zoom/ZoomError.ts'
import { type FoundRegistrant, findRegistrant } from './findRegistrant.ts'

interface Person {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

export interface Registered extends FoundRegistrant {
  /** Whether this call has registered the person. */
  readonly isNew: boolean
}

/**
 * Registers a person at Zoom, once. If an earlier answer may have been lost, the person is looked up before they are
 * added.
 * @param answers to the questions of the event
 * @param isKnown whether the person may be registered already
 * @param isNext whether the person may take a free place. Otherwise only an earlier registration is looked up.
 * @returns null if the person is not registered, and may not take a place
 * @throws ZoomError
 */
export async function registerAtZoom(
  zoom: ZoomApi,
  event: LiveEvent,
  person: Person,
  answers: RegistrationAnswers,
  { isKnown, isNext }: { readonly isKnown: boolean; readonly isNext: boolean },
): Promise<Registered | null> {
  if (isKnown) {
    const found = await findRegistrant(zoom, event, person.email)
    if (found !== null) return { ...found, isNew: false }
  }
  if (!isNext) return null
  try {
    return await add(zoom, event, person, answers)
  } catch (error) {
    if (!mayHaveHappened(error)) throw error
    const found = await findRegistrant(zoom, event, person.email)
    return found === null ? await add(zoom, event, person, answers) : { ...found, isNew: true }
  }
}

async function add(
  zoom: ZoomApi,
  event: LiveEvent,
  person: Person,
  answers: RegistrationAnswers,
): Promise<Registered> {
  const { registrant_id: id, join_url } = await zoom.addRegistrant(event, person, answers)
  if (event.approval !== 'manual' && join_url !== '') {
    return { id, join_url, status: 'approved', isNew: true }
  }
  // The answer does not say whether the host has to approve. The event may have changed since the last sync.
  const found = await findRegistrant(zoom, event, person.email)
  return found === null ? { id, join_url, status: 'pending', isNew: true } : { ...found, isNew: true }
}
