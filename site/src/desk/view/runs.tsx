import { wordRuns } from '../../../../tools/editions/words-diff.js';

interface RunsProps {
  readonly old: string;
  readonly fresh: string;
  /** Whether to show deleted text as well. */
  readonly isWhole?: boolean;
}

/** A text with additions underlined and deletions struck through. */
export function Runs({ old, fresh, isWhole = true }: RunsProps) {
  return (
    <>
      {wordRuns(old, fresh).map(({ in: where, text }, index) => {
        if (where === 'both') return text;
        if (where === 'new') return <ins key={`${index} ${text}`}>{text}</ins>;
        return isWhole ? <del key={`${index} ${text}`}>{text}</del> : null;
      })}
    </>
  );
}

type Place = { readonly start: number; readonly end: number };

/** A text with the places of findings marked. */
export function Marked({ text, findings }: { readonly text: string; readonly findings: readonly Place[] }) {
  const places = findings
    .filter(({ start, end }) => end > start && end - start < text.length)
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start }, index, all) => index === 0 || start >= all[index - 1]!.end);
  const ends = [...places.map(({ start }) => start), text.length];
  return (
    <>
      {text.slice(0, ends[0])}
      {places.map(({ start, end }, index) => (
        <>
          <mark key={start}>{text.slice(start, end)}</mark>
          {text.slice(end, ends[index + 1])}
        </>
      ))}
    </>
  );
}
