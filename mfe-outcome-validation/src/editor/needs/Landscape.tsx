import { type Need, OPPORTUNITY_BANDS, type OpportunityBand } from '@outcome-studio/shared/domain'
import { Card, color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { BAND_NAMES, describeNumber } from './describeBand.ts'
import { placeOf, SIDE, ZONES } from './zones.ts'

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 480px) minmax(180px, 1fr);
  gap: ${space(6)};
  align-items: center;

  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Plot = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  font: ${type.small};
  fill: ${color.textMuted};

  & .zone {
    stroke: ${color.border};
    fill: ${color.surface};
  }
  & .zone[data-band='extreme'] {
    fill: ${color.dangerSoft};
  }
  & .zone[data-band='high'] {
    fill: ${color.warningSoft};
  }
  & .zone[data-band='worth a look'] {
    fill: ${color.hintSoft};
  }
  & .zone[data-band='overserved'] {
    fill: ${color.sunken};
  }
  & .axis {
    stroke: ${color.borderStrong};
  }
  & .even {
    stroke: ${color.borderStrong};
    stroke-dasharray: 4 4;
  }
  & .need {
    fill: ${color.accent};
    stroke: ${color.surface};
    stroke-width: 1.5;
  }
`

const Legend = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(2)} ${space(3)};
  align-items: center;

  & > dd {
    font: ${type.label};
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`

const Swatch = styled.svg`
  width: 16px;
  height: 16px;
`

function Tick({ at }: { readonly at: number }) {
  return (
    <>
      <text x={placeOf({ importance: at, satisfaction: 0 }).x} y={SIDE + 20} textAnchor="middle">
        {at}
      </text>
      <text x={-10} y={placeOf({ importance: 0, satisfaction: at }).y + 4} textAnchor="end">
        {at}
      </text>
    </>
  )
}

/** The opportunity landscape (docs/method.md §6): importance to the right, satisfaction upwards. */
export function Landscape({ needs }: { readonly needs: readonly Need[] }) {
  const counts = new Map<OpportunityBand, number>()
  for (const { band } of needs) if (band) counts.set(band, (counts.get(band) ?? 0) + 1)
  const rated = needs.filter(({ rating }) => rating !== null)
  const summary = OPPORTUNITY_BANDS.map((band) => `${BAND_NAMES[band]}: ${counts.get(band) ?? 0}`).join(', ')
  return (
    <Card
      title="Opportunity landscape"
      lead="Important but unsatisfied outcomes are at the lower right. Above the dashed line, outcomes are overserved."
    >
      <Layout>
        <Plot
          viewBox={`-48 -12 ${SIDE + 60} ${SIDE + 64}`}
          role="img"
          aria-label={`Opportunity landscape. ${summary}.`}
        >
          {ZONES.map(({ band, points }) => (
            <polygon key={band} className="zone" data-band={band} points={points} />
          ))}
          <line className="even" x1={0} y1={SIDE} x2={SIDE} y2={0} />
          <path className="axis" d={`M0 0 V${SIDE} H${SIDE}`} fill="none" />
          {[0, 2, 4, 6, 8, 10].map((at) => (
            <Tick key={at} at={at} />
          ))}
          <text x={SIDE / 2} y={SIDE + 44} textAnchor="middle">
            Importance
          </text>
          <text x={-34} y={SIDE / 2} textAnchor="middle" transform={`rotate(-90 -34 ${SIDE / 2})`}>
            Satisfaction
          </text>
          {rated.map(({ statementId, number, text, rating, score }) => {
            if (rating === null || score === null) return null
            const { x, y } = placeOf(rating)
            return (
              <circle key={statementId} className="need" cx={x} cy={y} r={5.5}>
                <title>{`${number} ${text}: ${describeNumber(score)}`}</title>
              </circle>
            )
          })}
        </Plot>
        <Legend>
          {OPPORTUNITY_BANDS.map((band) => (
            <LegendLine key={band} band={band} count={counts.get(band) ?? 0} />
          ))}
        </Legend>
      </Layout>
    </Card>
  )
}

function LegendLine({ band, count }: { readonly band: OpportunityBand; readonly count: number }) {
  return (
    <>
      <Swatch as={Plot} viewBox="0 0 16 16" aria-hidden="true" style={{ width: 16 }}>
        <rect className="zone" data-band={band} width={16} height={16} rx={4} />
      </Swatch>
      <dt>{BAND_NAMES[band]}</dt>
      <dd>{count}</dd>
    </>
  )
}
