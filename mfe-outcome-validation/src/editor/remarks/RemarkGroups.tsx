import { useReadable } from '@outcome-studio/shared/feature'
import { Button, space } from '@outcome-studio/shared/ui'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { groupRemarks } from '../checking/groupRemarks.ts'
import { CHECKED } from '../checking/LiveRemarks.ts'
import { studyPlaces } from '../checking/studyPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'
import { RemarkGroupItem } from './RemarkGroupItem.tsx'
import { shownStretch } from './shownStretch.ts'
import { useFocusedText } from './useFocusedText.ts'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
`

/** The remarks on each text in page order: those around the focused text, and more on request. */
export function RemarkGroups() {
  const { remarks, remarkFilter } = useEditor()
  const subscribe = useCallback((listener: () => void) => remarks.subscribe(CHECKED, listener), [remarks])
  const study = useSyncExternalStore(subscribe, () => remarks.checked)
  const all = useSyncExternalStore(subscribe, () => remarks.all)
  const filter = useReadable(remarkFilter)
  const places = useMemo(() => studyPlaces(study), [study])
  const groups = useMemo(() => groupRemarks(places, all, filter), [places, all, filter])
  const focused = useFocusedText()
  const [more, setMore] = useState({ around: focused, pages: 0 })
  const pages = more.around === focused ? more.pages : 0
  const place = places.findIndex(({ key }) => key === focused)
  const [from, to] = shownStretch(groups, place, pages)
  const showMore = () => setMore({ around: focused, pages: pages + 1 })
  return (
    <Frame>
      {from > 0 && (
        <Button tone="quiet" onPress={showMore}>
          Show earlier remarks
        </Button>
      )}
      {groups.slice(from, to).map(({ key, name }) => (
        <RemarkGroupItem key={key} list={key} name={name} isCurrent={key === focused} />
      ))}
      {to < groups.length && (
        <Button tone="quiet" onPress={showMore}>
          Show more
        </Button>
      )}
    </Frame>
  )
}
