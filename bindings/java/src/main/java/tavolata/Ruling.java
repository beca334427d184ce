package tavolata;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import tavolata.facts.Notice;
import tavolata.facts.AnswerVerdict;
import tavolata.facts.QuestionTrace;
import tavolata.facts.UnknownFact;

/**
 * Whether something may be done.
 *
 * @param question name of the question
 * @param arguments its arguments by name
 * @param verdict allowed, denied, required, silent (no rule speaks) or unknown
 * @param because ids of the entries that decided
 * @param restsOn with {@link Asking#reasons}: entries of options, variants and house answers behind those; else null
 * @param numbers with reasons: the rule numbers of all these entries; else null
 * @param unknown facts that the table does not give
 * @param edition the edition in force
 * @param notices what is worth knowing about the table
 * @param trace with {@link Asking#trace}: how every entry fared; else null
 */
public record Ruling(
    String question,
    JsonNode arguments,
    AnswerVerdict verdict,
    List<String> because,
    List<String> restsOn,
    Map<String, List<String>> numbers,
    List<UnknownFact> unknown,
    String edition,
    List<Notice> notices,
    QuestionTrace trace)
    implements Said {}
