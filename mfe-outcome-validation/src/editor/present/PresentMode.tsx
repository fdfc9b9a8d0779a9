import { ANYTHING, NAME } from '@outcome-studio/shared/document'
import { FullScreen, IconButton, keyOf, VisuallyHidden } from '@outcome-studio/shared/ui'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { presentStudy } from '../../domain/presentation/presentStudy.ts'
import { pageTitle, type SlidePage } from '../../domain/presentation/Slide.ts'
import { useSessionValue } from '../react/EditorContext.ts'
import { ComparedFigure } from '../slides/ComparedFigure.tsx'
import { FactList } from '../slides/FactList.tsx'
import { LandscapeFigure } from '../slides/LandscapeFigure.tsx'
import { MapFigure } from '../slides/MapFigure.tsx'
import { PendingFigure } from '../slides/PendingFigure.tsx'
import { SlideTableView } from '../slides/SlideTableView.tsx'
import { usePresentedSegments } from '../slides/usePresentedSegments.ts'
import { Bar, Body, Count, Head, JobText, Name, Screen, Stage } from './presentStyles.ts'
import { slideOfKey } from './slideOfKey.ts'
import { usePresented } from './usePresented.ts'

/** Shows the study on the whole screen, one thing at a time. */
export function PresentMode() {
  const { slide, show, close } = usePresented()
  const study = useSessionValue(ANYTHING, ({ content }) => content)
  const docName = useSessionValue(NAME, (session) => session.docName.trim()) || 'New study'
  const segments = usePresentedSegments(study)
  const pages = useMemo(() => presentStudy(study, segments), [study, segments])
  const stage = useRef<HTMLDivElement>(null)
  const shown = Math.min(slide ?? 1, pages.length)
  const page = pages[shown - 1]
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const key = keyOf(event)
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null
    // Space presses a button, and up and down scroll a slide that is longer than the screen.
    if (isOnButton && key === ' ') return
    if ((key === 'ArrowUp' || key === 'ArrowDown') && isLongerThanScreen(stage.current)) return
    const next = slideOfKey(key, event.shiftKey, shown, pages.length)
    if (next === null) return
    event.preventDefault()
    show(next)
    stage.current?.scrollTo?.(0, 0)
  })
  // Nothing may have the focus: a press of a disabled button takes it away.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  if (!page) return null
  return (
    <FullScreen label={`Presentation of ${docName}`} onClose={close}>
      <Screen>
        <Stage ref={stage} data-slide={page.id} tabIndex={0} role="region" aria-label={pageTitle(page)}>
          <SlideContent page={page} />
        </Stage>
        <Bar>
          <Name dir="auto">{docName}</Name>
          <IconButton label="Previous slide" disabled={shown === 1} onClick={() => show(shown - 1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <Count>
            {shown} / {pages.length}
          </Count>
          <IconButton label="Next slide" disabled={shown === pages.length} onClick={() => show(shown + 1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
          <IconButton label="End presentation" onClick={close}>
            <X aria-hidden="true" />
          </IconButton>
        </Bar>
        <VisuallyHidden role="status">
          Slide {shown} of {pages.length}: {pageTitle(page)}
        </VisuallyHidden>
      </Screen>
    </FullScreen>
  )
}

const isLongerThanScreen = (stage: HTMLElement | null): boolean =>
  stage !== null && stage.scrollHeight > stage.clientHeight + 1

function SlideContent({ page }: { readonly page: SlidePage }) {
  const { body, lead } = page
  if (body.kind === 'job') {
    return (
      <JobText>
        <h2>{pageTitle(page)}</h2>
        {body.job !== '' && <p dir="auto">{body.job}</p>}
        {body.executor !== '' && <p dir="auto">{body.executor}</p>}
        <FactList facts={body.facts} />
      </JobText>
    )
  }
  return (
    <>
      <Head>
        <h2>{pageTitle(page)}</h2>
        {lead !== '' && <p>{lead}</p>}
      </Head>
      <Body data-kind={body.kind}>
        {body.kind === 'map' && <MapFigure columns={body.columns} />}
        {body.kind === 'landscape' && <LandscapeFigure needs={body.needs} />}
        {body.kind === 'compared' && <ComparedFigure comparison={body.comparison} />}
        {body.kind === 'pending' && <PendingFigure />}
        {body.kind === 'table' && <SlideTableView table={body} />}
      </Body>
    </>
  )
}
