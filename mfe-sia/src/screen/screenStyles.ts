import { color, focusRing, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { WIDE } from './useFill.ts'

const narrow = `@media (max-width: ${WIDE - 1}px)`

export const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-width: 0;
`
export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  min-height: 56px;
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};

  & h1 {
    font: ${type.heading};
  }
`
export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(200px, 250px) minmax(0, 1fr) minmax(240px, 320px);
  min-height: 0;

  @media (min-width: 1500px) {
    grid-template-columns: 280px minmax(0, 1fr) 400px;
  }
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
export const Pane = styled.div`
  min-width: 0;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(4)};

  &[data-kind='conversation'] {
    overflow: hidden;
    padding: 0;
    background: ${color.canvas};
  }
  &[data-kind='sessions'] {
    border-inline-end: 1px solid ${color.border};
  }
  /* Without a study its column is free. */
  &[data-kind='opening'] {
    grid-column: 2 / -1;
  }
  &[data-kind='study'] {
    border-inline-start: 1px solid ${color.border};
  }
  ${narrow} {
    grid-column: auto !important;
    border: 0 !important;

    &:not([data-shown]) {
      display: none;
    }
  }
`
export const Switcher = styled.div`
  display: none;
  gap: ${space(1)};
  padding: ${space(0.5)};
  border-radius: ${radius.medium};
  background: ${color.sunken};

  ${narrow} {
    display: flex;
  }
  & > button {
    min-height: 36px;
    padding: ${space(1)} ${space(2.5)};
    border: 0;
    border-radius: ${radius.small};
    background: transparent;
    color: ${color.textMuted};
    font: ${type.label};
    cursor: pointer;
    ${focusRing}

    &[aria-pressed='true'] {
      background: ${color.surface};
      color: ${color.text};
    }
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
`
export const Center = styled.div`
  display: grid;
  align-content: center;
  gap: ${space(4)};
  width: 100%;
  max-width: 640px;
  min-height: 100%;
  margin-inline: auto;
  padding: ${space(4)};
`
