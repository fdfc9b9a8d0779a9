import { useUpdateProfilePhoto } from '@outcome-studio/shared/data'
import type { Member } from '@outcome-studio/shared/domain/member'
import { useHost } from '@outcome-studio/shared/feature'
import { useEffect, useState } from 'react'
import { preparePhoto } from './preparePhoto.ts'

/** The state of the last change. `before` is the photo that undo restores. */
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
  /** Restores the photo from before the last change. */
  readonly undo: (before: string) => Promise<void>
}

/** The member's photo. A change is stored at once and can be undone. */
export function usePhoto({ photoUrl }: Pick<Member, 'photoUrl'>): Photo {
  const host = useHost()
  const { mutateAsync } = useUpdateProfilePhoto()
  const [change, setChange] = useState<PhotoChange>({ state: 'none' })
  // Shown until the record's listener reports the new photo. Without it the old one would reappear briefly.
  const [latest, setLatest] = useState<{ readonly url: string; readonly insteadOf: string } | null>(null)
  const shown = latest?.insteadOf === photoUrl ? latest.url : photoUrl

  // A failure belongs to the last action, so it goes with the next edit or save on the screen.
  const hasFailed = change.state === 'failed'
  useEffect(() => {
    if (!hasFailed) return
    const clear = () => setChange((last) => (last.state === 'failed' ? { state: 'none' } : last))
    document.addEventListener('input', clear)
    document.addEventListener('submit', clear)
    return () => {
      document.removeEventListener('input', clear)
      document.removeEventListener('submit', clear)
    }
  }, [hasFailed])

  async function store(prepare: () => Promise<string>, after: (before: string) => PhotoChange) {
    if (change.state === 'saving') return
    setChange({ state: 'saving' })
    let url: string
    try {
      url = await prepare()
    } catch (error) {
      // Not reported, because only the member can fix it with another file.
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
