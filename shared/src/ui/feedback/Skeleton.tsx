import styled from 'styled-components'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { animation } from '../tokens/animation.ts'
import { color } from '../tokens/color.ts'
import { radius } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'

const Lines = styled.div`
  display: grid;
  gap: ${space(3)};
`

const Line = styled.div`
  height: 44px;
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  background: ${color.sunken};
  animation: ${animation.breathe} 1.6s ease-in-out infinite;
`

/** Where the title of a screen and its lead will be. */
const Head = styled(Lines)`
  gap: ${space(2)};
  margin-bottom: ${space(6)};

  & > :first-child {
    width: min(60%, 260px);
    height: 32px;
  }
  & > :last-child {
    width: min(90%, 440px);
    height: 20px;
  }
`

interface SkeletonProps {
  /** Announced to screen readers, for example "Loading your studies". */
  readonly label: string
  /** Number of placeholder lines. Default 3. */
  readonly lines?: number
  /** Title of the screen it replaces. The page then has its title from the start, and space for it. */
  readonly screen?: string
}

const counts = new WeakMap<Element, number>()

/**
 * Marks the page's main element as loading while it has placeholders. A rule with `:has()` would calculate the style of
 * the whole page with every element that moves.
 */
function markLoading(placeholder: HTMLElement | null): (() => void) | undefined {
  const main = placeholder?.closest('main')
  if (!main) return undefined
  const add = (by: number) => {
    const count = (counts.get(main) ?? 0) + by
    counts.set(main, count)
    main.toggleAttribute('data-loading', count > 0)
  }
  add(1)
  return () => add(-1)
}

/** Placeholder lines while content loads. The page shows its footer after them. */
export function Skeleton({ label, lines = 3, screen }: SkeletonProps) {
  return (
    <div aria-busy="true" ref={markLoading}>
      {screen !== undefined && <VisuallyHidden as="h1">{screen}</VisuallyHidden>}
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {screen !== undefined && (
        <Head aria-hidden="true">
          <Line />
          <Line />
        </Head>
      )}
      <Lines aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => `line ${line}`).map((line) => (
          <Line key={line} />
        ))}
      </Lines>
    </div>
  )
}
