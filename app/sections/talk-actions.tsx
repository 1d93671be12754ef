import { pagePath, usePageSet } from '../router/page-table';
import { ButtonLink } from '../ui/button';

type TalkActionsProps = {
  /** The first button's text. */
  label?: string;
  /** A second way on, shown where the tenant has its page. */
  second?: { page: string; label: string };
};

/** The way to a conversation: an appointment, and a second page or the assistant beside it. */
export function TalkActions({ label = 'Buat perjanjian', second }: TalkActionsProps) {
  const has = usePageSet();
  const beside = [second, { page: 'chat', label: 'Tanya asisten' }].find(
    (choice) => choice !== undefined && has(choice.page),
  );
  return (
    <>
      {has('make-appointment') && (
        <ButtonLink to={pagePath('make-appointment')} size="large" iconEnd="arrow-right">
          {label}
        </ButtonLink>
      )}
      {beside && (
        <ButtonLink to={pagePath(beside.page)} size="large" variant="secondary">
          {beside.label}
        </ButtonLink>
      )}
    </>
  );
}
