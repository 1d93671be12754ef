/**
 * Which of conversation and address leads. The address leads (a link, Back, a reload) but for what the
 * page itself has put there: navigation takes its time, and an address of its own that comes late
 * tells of a state that may be over.
 */

/** What the conversation does for an address that has come. */
export type Following = 'open' | 'restore' | 'clear' | 'nothing';

export interface ConversationAddress {
  /** Told the id that the address names, which is empty for none, each time it has changed. */
  arrive(named: string): Following;
  /** Told the id of what is shown; gives the id that the address is to name, or null to leave it. */
  show(shown: string): string | null;
}

/** Before the first address has come nothing is known of it. */
export function createConversationAddress(): ConversationAddress {
  let followed: string | null = null;
  /** Addresses that were asked for and have not come, in their order. */
  let own: readonly string[] = [];
  return {
    arrive(named) {
      const place = own.indexOf(named);
      if (place !== -1) {
        own = own.slice(place + 1);
        return 'nothing';
      }
      // What was asked for before somebody else's address never comes.
      own = [];
      if (named === followed) return 'nothing';
      const isEntry = followed === null;
      followed = named;
      if (named !== '') return 'open';
      return isEntry ? 'restore' : 'clear';
    },
    show(shown) {
      if (followed === null || shown === followed) return null;
      followed = shown;
      own = [...own, shown];
      return shown;
    },
  };
}
