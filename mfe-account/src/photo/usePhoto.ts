import { useUpdateProfilePhoto } from '@outcome-studio/shared/data'
import type { Member } from '@outcome-studio/shared/domain'
import { useHost } from '@outcome-studio/shared/feature'
import { useState } from 'react'
import { preparePhoto } from './preparePhoto.ts'

/** What was done last: nothing yet, under way, done with the photo from before at hand, or failed. */
export type PhotoChange =
  | { readonly state: 'none' | 'saving' }
  | { readonly state: 'saved'; readonly before: string }
  | { readonly state: 'failed'; readonly error: unknown }

export interface Photo {
  /** The photo to show: the one being saved, or the record's. '' for none. */
  readonly shown: string
  readonly change: PhotoChange
  readonly choose: (file: File) => Promise<void>
  readonly remove: () => Promise<void>
  /** Puts the photo from before the last change back. */
  readonly undo: (before: string) => Promise<void>
}

/** The member's photo. A change is stored at once and can be undone. */
export function usePhoto({ photoUrl }: Pick<Member, 'photoUrl'>): Photo {
  const host = useHost()
  const { mutateAsync } = useUpdateProfilePhoto()
  const [change, setChange] = useState<PhotoChange>({ state: 'none' })
  // Between the acknowledgement and the record's own news the old photo would come back for a moment.
  const [latest, setLatest] = useState<{ readonly url: string; readonly insteadOf: string } | null>(null)
  const shown = latest?.insteadOf === photoUrl ? latest.url : photoUrl

  async function store(prepare: () => Promise<string>, after: (before: string) => PhotoChange) {
    if (change.state === 'saving') return
    setChange({ state: 'saving' })
    let url: string
    try {
      url = await prepare()
    } catch (error) {
      // The file is the member's to change: nothing for a log.
      return setChange({ state: 'failed', error })
    }
    try {
      setLatest({ url, insteadOf: photoUrl })
      await mutateAsync(url)
      setChange(after(photoUrl))
    } catch (error) {
      host.report(error)
      setLatest(null)
      setChange({ state: 'failed', error })
    }
  }
  const saved = (before: string): PhotoChange => ({ state: 'saved', before })

  return {
    shown,
    change,
    choose: (file) => store(() => preparePhoto(file), saved),
    remove: () => store(async () => '', saved),
    undo: (before) =>
      store(
        async () => before,
        () => ({ state: 'none' }),
      ),
  }
}
