import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type Answer, type Failed, isAnswerLost } from '../../../api/answer';
import { isLinkToken, type Redeemed, redeemLink } from '../../../api/link-token';
import { useApp } from '../../../core/app-context';
import { pagePath } from '../../../router/page-table';
import { redirectKind } from '../../../router/redirect';
import { usePage } from '../../../router/use-page';
import { loginHref } from '../../../shell/session/login-link';
import { Button, ButtonLink } from '../../../ui/button';
import { NeedsScript } from '../../../ui/needs-script';
import { StatusPanel } from '../../../ui/status-panel';
import { redeemedTexts, refusalText } from './link/redeemed-texts';

/**
 * What a one-time link leads to. It is used with a press, never by being opened: programs that look
 * at mails open every link, and would use it up.
 */
export default function LinkPage() {
  const { token = '' } = usePage().params;
  const { send } = useApp();
  const isUsing = useRef(false);
  const [answer, setAnswer] = useState<Answer<Redeemed> | 'using' | null>(null);
  const use = async () => {
    if (isUsing.current) return;
    isUsing.current = true;
    setAnswer('using');
    setAnswer(await send(redeemLink(token)).catch(() => null));
    isUsing.current = false;
  };
  if (!isLinkToken(token)) return <Wrong />;
  if (answer === null || answer === 'using') {
    return (
      <StatusPanel
        tone="plain"
        icon="lock"
        title="Tautan sekali pakai"
        text="Tautan ini hanya bisa dipakai satu kali. Tekan tombol di bawah kalau kamu yang menerimanya."
        actions={
          <Button size="large" data-scripted="" loading={answer === 'using'} onClick={use}>
            Pakai tautan
          </Button>
        }
      >
        <NeedsScript>
          Memakai tautan ini memerlukan JavaScript, yang mati di peramban ini. Tautannya belum
          terpakai; buka lagi setelah JavaScript menyala.
        </NeedsScript>
      </StatusPanel>
    );
  }
  if (answer.status) return <Used redeemed={answer.data} />;
  if (answer.code === 404) return <Wrong />;
  if (answer.code === 410) return <Spent />;
  return <Refused answer={answer} onAgain={use} />;
}

interface RefusedProps {
  answer: Failed<Redeemed>;
  onAgain: () => void;
}

/** Why the link is not used yet, or may be. */
function Refused({ answer, onAgain }: RefusedProps) {
  const { pathname, search } = useLocation();
  return (
    <StatusPanel
      tone="waiting"
      icon="info"
      title={isAnswerLost(answer) ? 'Jawabannya tidak sampai' : 'Tautan belum bisa dipakai'}
      text={refusalText(answer)}
      actions={
        <>
          {answer.code === 401 && (
            <ButtonLink size="large" to={loginHref(pathname + search)} reloadDocument>
              Masuk dan lanjutkan
            </ButtonLink>
          )}
          <Button
            size="large"
            variant={answer.code === 401 ? 'secondary' : 'primary'}
            icon="refresh"
            onClick={onAgain}
          >
            Coba lagi
          </Button>
        </>
      }
    />
  );
}

function Used({ redeemed }: { redeemed: Redeemed }) {
  const { title, text, onward } = redeemedTexts(redeemed.purpose);
  const to = redirectKind(redeemed.redirect) === 'local' ? redeemed.redirect : '/';
  return (
    <StatusPanel
      tone="good"
      icon="check"
      title={title}
      text={redeemed.email === '' ? text : `${text} Tautan ini dikirim ke ${redeemed.email}.`}
      actions={
        <ButtonLink to={to} size="large" iconEnd="arrow-right">
          {onward}
        </ButtonLink>
      }
    />
  );
}

function Spent() {
  return (
    <StatusPanel
      tone="waiting"
      icon="info"
      title="Tautan ini sudah dipakai"
      text="Yang dijanjikannya sudah tercatat, jadi tidak ada yang perlu diulang. Bukan kamu yang memakainya? Beri tahu kami."
      actions={<Onward />}
    />
  );
}

function Wrong() {
  return (
    <StatusPanel
      tone="bad"
      icon="warning"
      title="Tautan tidak dikenal"
      text="Alamatnya mungkin terpotong, atau sudah kedaluwarsa. Buka lagi dari surel aslinya, atau minta tautan yang baru."
      actions={<Onward />}
    />
  );
}

function Onward() {
  return (
    <>
      <ButtonLink to="/" size="large">
        Ke beranda
      </ButtonLink>
      <ButtonLink to={pagePath('make-appointment')} size="large" variant="secondary">
        Hubungi kami
      </ButtonLink>
    </>
  );
}
