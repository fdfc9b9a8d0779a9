import { fakeEvents, fakeEventsInfo, fakeRegistrations, loaded } from '@outcome-studio/shared/data/testing'
import type { EventId, Instructor, LiveEvent, RegistrationState } from '@outcome-studio/shared/domain/events'
import { createReadable } from '@outcome-studio/shared/feature'
import { type RenderedFeature, renderFeature } from '@outcome-studio/shared/feature/testing'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SurroundingsContext } from '../core/Surroundings.ts'
import feature from '../feature.tsx'

export const IDA: Instructor = {
  id: 'ida',
  name: 'Ida Instructor',
  photoUrl: '',
  lines: ['Teaches since 2001.', 'Lives in Ulm.'],
}

/** Sets the events that the listener reports. */
export const setEvents = (...events: readonly LiveEvent[]) => fakeEvents.set(loaded(events))

/** Sets the instructors that the listener reports. */
export const setInstructors = (...instructors: readonly Instructor[]) =>
  fakeEventsInfo.set(loaded({ instructors, syncedAt: '2026-03-01T10:00:00.000Z', syncFailing: false }))

/** Sets the registration that the listener reports. */
export const setRegistration = (id: string, state: RegistrationState) =>
  fakeRegistrations.set(loaded(new Map([[id as EventId, state]])))

interface OpenOptions {
  readonly zone?: string
  readonly toolsAdmin?: boolean
  readonly unrestricted?: boolean
}

/** Opens the feature at NOW, on a clock that runs with the timers of Jest. @param path below the feature's own */
export function openEvents(path = '', options: OpenOptions = {}) {
  const { zone = 'America/New_York', toolsAdmin = false, unrestricted = true } = options
  const surroundings = { now: () => Date.now(), zone }
  const view: RenderedFeature = renderFeature(feature, {
    basename: '/live-events',
    path,
    navigate: (to, options) => void view.router.navigate(to, options),
    access: createReadable({ unrestricted, toolsAdmin }),
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>
    ),
  })
  return view
}

/** Lets time pass in steps, so that each render can set the next timer. */
export async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= STEP) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, STEP)))
  }
}

const STEP = 30_000
