import { color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** A part of the page with an anchor. */
export const Section = styled.section`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  scroll-margin-top: ${space(4)};

  & > * {
    min-width: 0;
  }
`

export const GroupTitle = styled.h2`
  padding-bottom: ${space(2)};
  border-bottom: 1px solid ${color.border};
  font: ${type.title};
  letter-spacing: -0.02em;
`

export const SectionTitle = styled.h3`
  font: ${type.heading};
  letter-spacing: -0.01em;
`

export const Muted = styled.p`
  max-width: 72ch;
  color: ${color.textMuted};
`

export const Panels = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: ${space(4)};
`
