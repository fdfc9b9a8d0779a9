import { ANYTHING, NAME } from '@outcome-studio/shared/document'
import { Button } from '@outcome-studio/shared/ui'
import { Presentation, Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { differencesSlide } from '../../domain/presentation/differencesSlide.ts'
import { initiativesSlide } from '../../domain/presentation/initiativesSlide.ts'
import { jobSlide } from '../../domain/presentation/jobSlide.ts'
import { landscapeSlide } from '../../domain/presentation/landscapeSlide.ts'
import { mapSlide } from '../../domain/presentation/mapSlide.ts'
import type { Slide, SlideBuilder } from '../../domain/presentation/Slide.ts'
import { segmentsSlide } from '../../domain/presentation/segmentsSlide.ts'
import { statementsSlide } from '../../domain/presentation/statementsSlide.ts'
import { topSlide } from '../../domain/presentation/topSlide.ts'
import { usePresented } from '../present/usePresented.ts'
import { useSessionValue } from '../react/EditorContext.ts'
import { ComparedFigure } from '../slides/ComparedFigure.tsx'
import { FactList } from '../slides/FactList.tsx'
import { LandscapeFigure } from '../slides/LandscapeFigure.tsx'
import { MapFigure } from '../slides/MapFigure.tsx'
import { PendingFigure } from '../slides/PendingFigure.tsx'
import { SlideTableView } from '../slides/SlideTableView.tsx'
import { usePresentedSegments } from '../slides/usePresentedSegments.ts'
import { A4Page, Head, Lead, Paper, Part, Toolbar } from './reportStyles.ts'

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const PARTS: readonly SlideBuilder[] = [
  mapSlide,
  landscapeSlide,
  topSlide,
  segmentsSlide,
  differencesSlide,
  initiativesSlide,
  statementsSlide,
]

/** The study on paper: who does which job, the map, the landscape and the outcomes that matter most. */
export function ReportView() {
  const study = useSessionValue(ANYTHING, ({ content }) => content)
  const docName = useSessionValue(NAME, (session) => session.docName)
  const { show: present } = usePresented()
  const [today] = useState(() => DATE.format(new Date()))
  const job = jobSlide(study)?.body
  const segments = usePresentedSegments(study)
  const parts = useMemo(() => PARTS.flatMap((build) => build(study, segments) ?? []), [study, segments])
  return (
    <>
      <A4Page />
      <Toolbar>
        <p>Laid out for A4, to print or to save as PDF.</p>
        <div>
          <Button onPress={() => present(1)}>
            <Presentation aria-hidden="true" />
            Present full screen
          </Button>
          <Button onPress={() => window.print()}>
            <Printer aria-hidden="true" />
            Print or save as PDF
          </Button>
        </div>
      </Toolbar>
      <Paper aria-label="Report">
        {job?.kind === 'job' && (
          <Head>
            <p>
              {docName.trim() || 'New study'} · {today}
            </p>
            <h2 dir="auto">{job.job}</h2>
            <p dir="auto">{job.executor}</p>
            <FactList facts={job.facts} />
          </Head>
        )}
        {parts.map((slide) => (
          <ReportPart key={slide.id} slide={slide} />
        ))}
      </Paper>
    </>
  )
}

function ReportPart({ slide: { id, title, lead, body } }: { readonly slide: Slide }) {
  return (
    <Part data-part={id} aria-labelledby={`report-${id}`}>
      <h3 id={`report-${id}`}>{title}</h3>
      {lead !== '' && <Lead>{lead}</Lead>}
      {body.kind === 'map' && <MapFigure columns={body.columns} />}
      {body.kind === 'landscape' && <LandscapeFigure needs={body.needs} />}
      {body.kind === 'compared' && <ComparedFigure comparison={body.comparison} />}
      {body.kind === 'pending' && <PendingFigure />}
      {body.kind === 'table' && <SlideTableView table={body} />}
    </Part>
  )
}
