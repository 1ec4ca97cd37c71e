/**
 * The text of a rule: paragraphs, lists, bold, italics, code, and other rules as links.
 */
import { Fragment, type ReactNode } from 'react';
import styles from './rule-text.module.css';

export interface RuleTextProps {
  readonly text: string;
  onRule(rule: string): void;
}

export function RuleText({ text, onRule }: RuleTextProps) {
  return (
    <div lang="en" className={styles['rule']}>
      {withoutBooks(text)
        .split(/\n\s*\n/)
        .map((block, number) => (
          // Blocks of a text never change their place.
          <Block key={`${number} ${block.slice(0, 20)}`} block={block} onRule={onRule} />
        ))}
    </div>
  );
}

/** Which books state a rule is for those who look after the catalogue. */
function withoutBooks(text: string): string {
  return text.replaceAll(/\s*\[(?:ruling; )?(?:de|it|en)(?: (?:de|it|en))*\]/g, '');
}

function Block({ block, onRule }: { readonly block: string; onRule(rule: string): void }) {
  const lines = block.split('\n');
  if (lines.every((line) => line.startsWith('|'))) return <pre className={styles['table']}>{block}</pre>;
  const items = block.split(/\n(?=\s*[-*] )/);
  const [first = '', ...rest] = items;
  const isList = /^\s*[-*] /.test(first);
  return (
    <>
      {!isList && <p>{inline(first, onRule)}</p>}
      {(isList || rest.length > 0) && (
        <ul>
          {(isList ? items : rest).map((item) => (
            <li key={item}>{inline(item.replace(/^\s*[-*] /, ''), onRule)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b(?:WL|SG|HS)-[A-Z]?\d+(?:\.\d+)?[a-z]?\b)/;

function inline(text: string, onRule: (rule: string) => void): ReactNode {
  return text.split(MARKS).map((part, number) => {
    const key = `${number} ${part}`;
    if (part.startsWith('**')) return <strong key={key}>{inline(part.slice(2, -2), onRule)}</strong>;
    if (part.startsWith('*')) return <em key={key}>{inline(part.slice(1, -1), onRule)}</em>;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (/^(WL|SG|HS)-/.test(part)) {
      return (
        <button key={key} type="button" className={styles['link']} onClick={() => onRule(part)}>
          {part}
        </button>
      );
    }
    return <Fragment key={key}>{part}</Fragment>;
  });
}
